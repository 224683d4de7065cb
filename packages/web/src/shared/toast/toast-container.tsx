import { Notifications, type NotificationsProps } from '@mantine/notifications';
import classes from './toast-container.module.css';

export const ToastContainer = (props: NotificationsProps) => (
  <Notifications {...props} className={classes.toasts} />
);

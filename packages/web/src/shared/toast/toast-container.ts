export { Notifications as ToastContainer } from '@mantine/notifications';

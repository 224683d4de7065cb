/** Every page, by its address. */
import { createBrowserRouter, RouterProvider } from 'react-router';
import { routes } from './routes.tsx';

const router = createBrowserRouter(routes);

export default function RoutedPages() {
  return <RouterProvider router={router} />;
}

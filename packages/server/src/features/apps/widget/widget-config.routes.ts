import { widgetConfig } from '@parrot/contract/conversations';
import { publicRoute, type Route } from '../../../platform/index.ts';
import type { WidgetConfigs } from './widget-config.ts';

export const widgetConfigRoutes = ({ readConfig }: WidgetConfigs): Route[] => [
  publicRoute(widgetConfig, ({ query, request }) => readConfig(query.parrotId, request.headers), {
    openToAllOrigins: true,
  }),
];

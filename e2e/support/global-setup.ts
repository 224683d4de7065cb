import { prepareDemo } from './demo-store.ts';

export default prepareDemo;

/** driver.js with its styles, in one lazy chunk. */
import 'driver.js/dist/driver.css';

export { driver } from 'driver.js';

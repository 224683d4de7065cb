/** driver.js with its looks, in a file of their own so that they load together and late. */
import 'driver.js/dist/driver.css';

export { driver } from 'driver.js';

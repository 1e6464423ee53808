/** Registers `<x-plane>`. */
import { register } from './plane/register.js';

register();

export { XPlane } from './plane/x-plane.js';

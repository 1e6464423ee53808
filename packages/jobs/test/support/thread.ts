import { serveThread } from '../../src/index.js';
import { program } from './program.js';

serveThread(program);

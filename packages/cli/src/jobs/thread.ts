import { serveThread } from '@x/jobs';
import { PROGRAM } from './program.js';

serveThread(PROGRAM);

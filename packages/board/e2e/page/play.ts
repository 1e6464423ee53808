import { publish } from './stage.js';

void publish();

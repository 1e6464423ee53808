import { createEngine } from './engine.js';
import { firstGame } from './first-game.js';
import { serve } from './serve.js';

/** The worker of the first load. It plays one game. */
serve(createEngine(firstGame));

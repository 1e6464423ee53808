import { createEngine } from './engine.js';
import { firstGame } from './first-game.js';
import { serve } from './serve.js';

/** The worker of the first load: one game, and nothing but playing it. */
serve(createEngine(firstGame));

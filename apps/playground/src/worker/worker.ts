import { createEngine } from './engine.js';
import { firstOffer } from './first-offers.js';
import { serve } from './serve.js';

/** The worker of the first load: one game, and nothing but playing it. */
serve(createEngine(firstOffer));

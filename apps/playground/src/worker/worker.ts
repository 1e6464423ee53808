import { createEngine } from './engine.js';
import { offers } from './presets.js';
import { serve } from './serve.js';

/** The worker of the first load: all but `why`. */
serve(createEngine(offers));

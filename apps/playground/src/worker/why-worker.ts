import { explain } from '@x/core/explain';
import { createEngine } from './engine.js';
import { offers } from './presets.js';
import { serve } from './serve.js';

/** The worker that can say why a move is refused. It brings the literal interpreter of the rules, so it is loaded when first asked. */
serve(createEngine(offers, explain));

import { explain } from '@x/core/explain';
import { anyOffer, listed, namedSo } from './all-offers.js';
import { createEngine } from './engine.js';
import { serve } from './serve.js';

/**
 * The worker that can do everything: compile all presets, say why a move is refused. It brings the compiler and the literal interpreter,
 * so it is loaded when something is asked that the first worker cannot answer.
 */
serve(createEngine(anyOffer, { explain, listed, namedSo }));

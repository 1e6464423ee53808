import { allCapabilities } from './all-capabilities.js';
import { playableGame } from './all-games.js';
import { createEngine } from './engine.js';
import { serve } from './serve.js';

/**
 * The worker that can do everything: compile all presets, say why a move is refused, tell rules, count moves. It brings the compiler and the literal interpreter,
 * so it is loaded when something is asked that the first worker cannot answer.
 */
serve(createEngine(playableGame, allCapabilities));

import { allCapabilities } from './all-capabilities.js';
import { playableGame } from './all-games.js';
import { createEngine } from './engine.js';
import { evaluationAnswers } from './evaluation/serve-evaluation.js';
import { fileAnswers } from './files/serve-files.js';
import { moreAnswers } from './more-answers.js';
import { serve } from './serve.js';

/**
 * The worker that can do everything: compile all games, explain refused moves, describe rules, count moves. It contains the compiler and the literal interpreter,
 * so it is loaded when the first worker cannot answer a question.
 */
const engine = createEngine(playableGame, moreAnswers(allCapabilities));
serve(engine, { files: fileAnswers(), evaluations: evaluationAnswers(engine.at) });

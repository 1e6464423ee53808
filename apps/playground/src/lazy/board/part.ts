import { addPanels } from '../registry.js';
import { BoardBar } from './BoardBar.js';
import boardCss from './board.css?inline';

// A script of its own: the tools under the board are shown at once, and need little of the other panels.
addPanels({ BoardBar }, boardCss);

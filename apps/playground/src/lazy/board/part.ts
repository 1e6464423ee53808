import { addPanels } from '../registry.js';
import { BoardBar } from './BoardBar.js';
import boardCss from './board.css?inline';
import { MoveList } from './MoveList.js';

// A script of its own: the tools under the board and the list of moves are shown at once, and need little of the other panels.
addPanels({ BoardBar, MoveList }, boardCss);

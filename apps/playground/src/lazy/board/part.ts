import fieldsCss from '../../style/fields.css?inline';
import { addPanels } from '../registry.js';
import { BoardBar } from './BoardBar.js';
import boardCss from './board.css?inline';
import { GameFields } from './GameFields.js';
import { Kept } from './Kept.js';
import { MoveList } from './MoveList.js';

// A script of its own: the tools of the board, the list of moves and the texts are shown at once, and need little of the other panels.
addPanels({ BoardBar, MoveList, GameFields, Kept }, boardCss + fieldsCss);

import { IcnField } from '../plane/IcnField.js';
import planeCss from '../plane/plane.css?inline';
import { PlaneBoard } from '../plane/PlaneBoard.js';
import { Examples } from './Examples.js';
import feenCss from './feen.css?inline';
import { Feen } from './Feen.js';
import { GameList } from './games/GameList.js';
import gamesCss from './games/games.css?inline';
import { Laboratory } from './Laboratory.js';
import css from './lazy.css?inline';
import type { Panels } from './model.js';
import movesCss from './moves/moves.css?inline';
import { MoveTools } from './moves/MoveTools.js';
import pieceCss from './piece.css?inline';
import { Piece } from './Piece.js';
import piecesCss from './pieces/pieces.css?inline';
import { Rules } from './Rules.js';
import startCss from './start.css?inline';
import { Start } from './Start.js';
import { Workshop } from './Workshop.js';

/** The script that is loaded when one of these panels is first opened. */
(globalThis as { xPanels?: Panels }).xPanels = { Rules, Laboratory, Workshop, Piece, Examples, Feen, MoveTools, PlaneBoard, IcnField, Start, GameList };

const style = document.createElement('style');
style.textContent = css + piecesCss + pieceCss + feenCss + planeCss + movesCss + startCss + gamesCss;
document.head.append(style);

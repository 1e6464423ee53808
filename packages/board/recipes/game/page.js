// The viewer with the rules of chess alone. For all games and notations: import '@x/board/define-x-game';
import { chessReader, registerGame } from '@x/board/x-game';

registerGame([chessReader]);

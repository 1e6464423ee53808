import '@x/board/define';
import { Component, CUSTOM_ELEMENTS_SCHEMA, computed, input, output, signal } from '@angular/core';
import type { Arrow, BoardEventMap, Mark } from '@x/board';
import { viewOf } from '@x/board/game';
import { chess as pictures } from '@x/board/sets/chess';
import { apply, legal, moveName } from '@x/core';
import { chess } from '@x/games/ready/chess';

/**
 * A game of chess. With `CUSTOM_ELEMENTS_SCHEMA` Angular sets the properties of a custom element, and listens to `board-move` as `(board-move)`. The
 * template names the properties that it sets: Angular has no spread.
 */
@Component({
	selector: 'chess-game',
	schemas: [CUSTOM_ELEMENTS_SCHEMA],
	template: `
		@let board = view();
		<x-board
			[geometry]="board.geometry"
			[pieces]="board.pieces"
			[sides]="board.sides"
			[sets]="sets"
			[turn]="board.turn"
			[moves]="board.moves"
			[lastMove]="board.lastMove"
			[checks]="board.checks"
			[arrows]="arrows()"
			[marks]="marks()"
			(board-move)="play($event)"
		></x-board>
	`,
})
export class Chess {
	readonly arrows = input<readonly Arrow[]>([]);
	readonly marks = input<readonly Mark[]>([]);
	readonly played = output<string>();
	protected readonly sets = [pictures];
	private readonly position = signal(chess.start);
	protected readonly view = computed(() => viewOf(this.position()));

	protected play({ detail }: BoardEventMap['board-move']): void {
		const move = legal(this.position()).find((one) => moveName(one) === detail.move.id);
		if (move === undefined) return;
		this.position.set(apply(this.position(), move));
		this.played.emit(detail.move.id);
	}
}

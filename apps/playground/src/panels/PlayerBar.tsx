import type { JSX } from 'preact';
import { useStore } from '../context.js';
import { pathTo } from '../state/play.js';
import * as strings from '../strings/board.js';
import type { Reading } from '../worker/protocol.js';

/** The clock of each side at the shown move, by side: its last `[%clk]` on the way there. */
export const clocksAt = ({ nodes, shown, position, sides }: Reading): readonly (string | undefined)[] => {
	const order = Object.keys(sides);
	const clocks = order.map((): string | undefined => undefined);
	const last = order.indexOf(position.last?.side ?? '');
	if (last < 0 || order.length !== 2) return clocks;
	const path = pathTo(nodes, shown);
	// The sides take turns; a clock that is missing for one move is that of the move before.
	for (let back = 0; back < path.length && clocks.includes(undefined); back++) {
		const side = (last + back) % 2;
		clocks[side] ??= nodes[path[path.length - 1 - back]!]!.commands?.find(({ name }) => name === 'clk')?.value;
	}
	return clocks;
};

/** The name and the clock of the player at the top or the bottom of the board, if the game says them. */
export function PlayerBar({ reading, top }: { readonly reading: Reading; readonly top: boolean }): JSX.Element | null {
	const { store } = useStore();
	const clocks = clocksAt(reading);
	if (reading.players.every((name) => name === undefined) && clocks.every((clock) => clock === undefined)) return null;
	const side = store.state.value.flipped === top ? 0 : 1;
	const [name, clock] = [reading.players[side], clocks[side]];
	return (
		<p class="player-bar">
			<span class={`status-disc side-${reading.boardSides[side]?.color ?? 'none'}`} aria-hidden="true" />
			<button type="button" class="player-name" title={strings.choosePlayer} onClick={() => store.show('NewGame')}>
				{name ?? Object.values(reading.sides)[side]}
			</button>
			{clock === undefined ? null : (
				<span class="player-clock">
					<span class="hidden">{strings.clock}</span>
					{clock.replace(/^0:0?/, '')}
				</span>
			)}
		</p>
	);
}

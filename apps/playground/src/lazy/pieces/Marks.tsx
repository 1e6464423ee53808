import { type CellId, centre, type Layout, outline } from '@x/board';
import type { JSX } from 'preact';
import type { CellAction, Picture, Spot } from './picture.js';

/** A sign for each action of a piece on a cell. Signs differ in shape as well as in colour. The box around 0 is 100 wide. */
export function Sign({ action }: { readonly action: CellAction }): JSX.Element {
	switch (action) {
		case 'both':
			return <circle class="way-full" r="17" />;
		case 'move':
			return <circle class="way-open" r="14" />;
		case 'capture':
			return <path class="way-cross" d="M-16 -16L16 16M16 -16L-16 16" />;
	}
}

const ARCH = 'M-29 10A29 29 0 0 1 29 10';

/** The sign under an arch; dashed if the piece to hop over is missing. */
export function HopSign({ action, needs }: { readonly action: CellAction; readonly needs: boolean }): JSX.Element {
	return (
		<g class={needs ? 'way-hop way-needs' : 'way-hop'}>
			<path class="way-arch" d={ARCH} />
			<g transform="translate(0 5) scale(0.8)">
				<Sign action={action} />
			</g>
		</g>
	);
}

/** A cell where a piece would block a leap. */
export const LEG = 'M0 -13L13 0L0 13L-13 0Z';

/** Lines under the pieces: slides, and the legs of leaps that can be blocked. */
export function Trails({ board, picture, at }: { readonly board: Layout; readonly picture: Picture; readonly at: CellId }): JSX.Element {
	const { x, y } = centre(board, at);
	return (
		<g>
			<path class="way-origin" transform={`translate(${x * 100} ${y * 100})`} d={outline(board.geometry.shape, 3)} />
			{picture.trails.map(({ type, points }) => {
				const line = points.map((point) => `${Math.round(point.x * 100)} ${Math.round(point.y * 100)}`).join('L');
				return <path key={type + line} class={`way-trail way-${type}`} d={`M${line}`} />;
			})}
		</g>
	);
}

/** Signs over the pieces. */
export function Spots({
	board,
	picture,
	held,
}: {
	readonly board: Layout;
	readonly picture: Picture;
	readonly held: ReadonlySet<CellId>;
}): JSX.Element {
	return (
		<g>
			{picture.arches.map(({ cell, angle }) => {
				const { x, y } = centre(board, cell);
				// The arch stands above the line in the current view.
				const turn = Math.abs(angle) > 90 ? angle + 180 : angle;
				return (
					<path
						key={`${cell} ${angle}`}
						class="way-arch way-over"
						transform={`translate(${x * 100} ${y * 100}) rotate(${turn})`}
						d="M-60 0Q0 -112 60 0"
					/>
				);
			})}
			{[...picture.spots.values()].map((spot) => {
				const { x, y } = centre(board, spot.cell);
				return (
					<g key={spot.cell} transform={`translate(${x * 100} ${y * 100})`}>
						<SpotSigns spot={spot} held={held.has(spot.cell)} hex={board.geometry.shape === 'hex'} />
					</g>
				);
			})}
		</g>
	);
}

function SpotSigns({ spot, held, hex }: { readonly spot: Spot; readonly held: boolean; readonly hex: boolean }): JSX.Element {
	const { plain, hop, needs, first, becomes, leads, afar } = spot;
	const notes = [first ? '1st' : '', becomes.length > 0 ? '+' : ''].join('');
	const both = plain !== undefined && hop !== undefined;
	// On a piece the sign is a frame, so that the piece stays visible.
	if (held && (plain ?? hop) !== undefined)
		return <path class={plain === undefined && needs ? 'way-frame way-unmet' : 'way-frame'} d={outline(hex ? 'hex' : 'square', 5)} />;
	return (
		<>
			{leads.length > 0 ? <path class="way-leg" d={LEG} /> : null}
			{plain === undefined ? null : (
				<g transform={both ? 'translate(-20 18) scale(0.85)' : undefined}>
					<Sign action={plain} />
					{afar ? <path class="way-box" d="M-26 -26H26V26H-26Z" /> : null}
				</g>
			)}
			{hop === undefined ? null : (
				<g transform={both ? 'translate(20 -16) scale(0.75)' : undefined}>
					<HopSign action={hop} needs={needs} />
				</g>
			)}
			{notes === '' ? null : (
				<text class="way-note" x="46" y="44" text-anchor="end">
					{notes}
				</text>
			)}
		</>
	);
}

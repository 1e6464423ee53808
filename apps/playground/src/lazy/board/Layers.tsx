import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { boardBar } from '../../strings/board-bar.js';
import type { LayersView, Reading } from '../../worker/protocol.js';
import { LAYER_SIGNS, type LayerId, layerWords } from './layer-marks.js';

const GROUPS = ['hanging', 'defended', 'pins'] as const;

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

interface LayersProps {
	readonly reading: Reading;
	readonly view: LayersView | undefined;
	readonly chosen: readonly LayerId[];
	readonly onChoose: (chosen: readonly LayerId[]) => void;
	readonly say: (text: string) => void;
}

/** The menu of layers: a switch for each, with its sign and its content in words. */
export function Layers({ reading, view, chosen, onChoose, say }: LayersProps): JSX.Element {
	const titles = Object.values(reading.sides).map((side) => boardBar.attackedBy(capital(side)));
	const all: readonly (readonly [LayerId, string])[] = [
		...titles.slice(0, 2).map((title, side): readonly [LayerId, string] => [side as 0 | 1, title]),
		...GROUPS.map((group): readonly [LayerId, string] => [group, boardBar[group]]),
	];
	const name = (cell: number): string => reading.board.cells.find((known) => known.cell === cell)?.name ?? '';
	const words = (layer: LayerId): string | undefined =>
		view === undefined || !chosen.includes(layer) ? undefined : layerWords(view, layer, name);
	// The layer that was switched on last is announced when its content is known.
	const latest = useRef<LayerId>(undefined);
	useEffect(() => {
		const layer = latest.current;
		const found = layer === undefined ? undefined : words(layer);
		if (found === undefined) return;
		latest.current = undefined;
		say(boardBar.said(all.find(([id]) => id === layer)![1], found));
	}, [view, chosen]);
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame
		<div class="layer-menu" id="board-layers" role="group" aria-label={boardBar.layers}>
			{all.map(([layer, title]) => {
				const isOn = chosen.includes(layer);
				return (
					<button
						key={layer}
						type="button"
						class="layer-choice"
						aria-pressed={isOn}
						onClick={() => {
							latest.current = isOn ? undefined : layer;
							if (isOn) say(boardBar.hidden(title));
							onChoose(isOn ? chosen.filter((one) => one !== layer) : [...chosen, layer]);
						}}
					>
						<Sign layer={layer} />
						<span class="layer-title">{title}</span>
						<span class="layer-words">{words(layer) ?? ''}</span>
					</button>
				);
			})}
		</div>
	);
}

const SHAPES = {
	slash: 'M3 12L12 3M3 21L21 3M12 21l9-9',
	backslash: 'M3 12l9 9M3 3l18 18M12 3l9 9',
	circle: 'M12 3a9 9 0 1 0 .010 0z',
	frame: 'M4 4h16v16H4z',
	diamond: 'M12 4l8 8-8 8-8-8z',
} as const;

/** The sign of a layer, as it is on the board. */
function Sign({ layer }: { readonly layer: LayerId }): JSX.Element {
	const { type, color } = LAYER_SIGNS[layer];
	return (
		<svg class={`layer-sign layer-${color}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
			<path d={SHAPES[type as keyof typeof SHAPES]} />
		</svg>
	);
}

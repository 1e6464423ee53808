import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Context } from '../../context.js';
import { Icon } from '../../panels/Icon.js';
import { docOf } from '../../state/doc.js';
import type { Drawn } from '../../state/interaction.js';
import { boardBar } from '../../strings/board-bar.js';
import { setUp as text } from '../../strings/set-up.js';
import type { LayersView, Reading } from '../../worker/protocol.js';
import { drawingsOf, hintMarks, refusalMarks } from './board-marks.js';
import { draw } from './draw.js';
import { Layers } from './Layers.js';
import { type LayerId, layerMarks } from './layer-marks.js';
import { watchFingers } from './loupe.js';
import { useSight } from './use-sight.js';

/** Two tools of the board and what they show: the layers, and the marks of a piece that is only looked at. Fingers on small cells get a loupe. */
export function BoardBar(context: Context): JSX.Element | null {
	const { store, interaction } = context;
	const reading = store.reading.value;
	const [chosen, choose] = useState<readonly LayerId[]>([]);
	const sight = useSight(context);
	const view = useLayers(context, chosen.length > 0);
	const over = useDrawn(context);
	const drawings = useMemo(() => reading && drawingsOf(reading.nodes[reading.shown]!, reading), [reading]);
	useEffect(() => {
		interaction.drawn.value = {
			marks: [...(view === undefined ? [] : layerMarks(view, chosen)), ...sight, ...over.marks],
			arrows: over.arrows,
			...(drawings && { drawings }),
			drawable: true,
			onDraw: ({ detail }) => draw(context, detail.drawings),
		};
	}, [view, chosen, sight, over, drawings]);
	useEffect(() => watchFingers(document), []);
	if (reading === undefined) return null;
	const setUp = (): void => {
		const state = store.state.peek();
		store.client.ask('setUp', { doc: docOf(state), node: state.cursor }, ({ now }) => {
			if (store.state.peek() === state) store.dispatch({ type: 'set up', setUp: now, label: text.label(text.title) });
		});
	};
	return (
		<Bar
			reading={reading}
			plane={store.unbounded.value}
			view={view}
			chosen={chosen}
			onChoose={choose}
			onSetUp={setUp}
			say={interaction.say}
		/>
	);
}

/** The marks of a refused move, or of a hint. */
const useDrawn = ({ store, interaction }: Context): Drawn => {
	const key = store.reading.value?.position.key;
	const refusal = interaction.refusal.value;
	const hint = interaction.hint.value;
	return useMemo(() => {
		if (refusal !== undefined || hint === undefined || hint.key !== key) return refusalMarks(refusal);
		return hintMarks(hint);
	}, [refusal, hint, key]);
};

/** The layers of the position on the board, while one is shown. */
const useLayers = ({ store }: Context, isShown: boolean): LayersView | undefined => {
	const [view, show] = useState<LayersView>();
	const reading = store.reading.value;
	const position = `${reading?.hash} ${reading?.position.key} ${isShown}`;
	useEffect(() => {
		if (!isShown || store.unbounded.peek()) {
			show(undefined);
			return;
		}
		const state = store.state.peek();
		store.client.ask('layers', { doc: docOf(state), node: state.cursor }, (answer) => {
			if (store.state.peek().record === state.record) show(answer);
		});
	}, [position]);
	return view;
};

interface BarProps {
	readonly reading: Reading;
	readonly plane: boolean;
	readonly onSetUp: () => void;
	readonly view: LayersView | undefined;
	readonly chosen: readonly LayerId[];
	readonly onChoose: (chosen: readonly LayerId[]) => void;
	readonly say: (text: string) => void;
}

function Bar({ reading, plane, view, chosen, onChoose, onSetUp, say }: BarProps): JSX.Element {
	const [isOpen, open] = useState(false);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu, wherever the focus is in it
		<div
			class="board-bar"
			onKeyDown={(event) => {
				if (event.key !== 'Escape' || !isOpen) return;
				open(false);
				event.currentTarget.querySelector('button')?.focus();
			}}
		>
			{plane ? null : (
				<button
					type="button"
					class="tool tool-layers bar-layers only-wide"
					aria-expanded={isOpen}
					aria-controls="board-layers"
					title={boardBar.layersTitle}
					data-on={chosen.length > 0 ? '' : undefined}
					onClick={() => open(!isOpen)}
				>
					<Icon name="layers" />
					<span>{boardBar.layers}</span>
				</button>
			)}
			<button type="button" id="set-up" class="tool only-wide" title={boardBar.setUpTitle} onClick={onSetUp}>
				<Icon name="setUp" />
				<span>{boardBar.setUp}</span>
			</button>
			{isOpen && !plane ? <Layers reading={reading} view={view} chosen={chosen} onChoose={onChoose} say={say} /> : null}
		</div>
	);
}

import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Context } from '../context.js';
import { rules } from '../strings/rules.js';
import type { SheetView } from '../worker/protocol.js';
import { EditCopy } from './EditCopy.js';
import { Exact } from './pieces/Exact.js';
import { FigureLegend } from './pieces/FigureLegend.js';
import { PieceFigure } from './pieces/PieceFigure.js';
import { Pieces } from './pieces/Pieces.js';
import { useDark } from './pieces/use-dark.js';
import { type Figures, useFigures } from './pieces/use-figures.js';
import { RuleLinks } from './RuleLinks.js';

type Section = SheetView['leaflet'][number];

/** The rules of the game for its players, generated from its ruleset, with a picture next to each piece. */
export function Rules(context: Context): JSX.Element {
	const { store } = context;
	const { id } = store.state.value.ruleset;
	const [sheet, set] = useState<SheetView>();
	useEffect(() => store.client.ask('sheet', { ruleset: id }, set), [id]);
	const shown = sheet?.ruleset === id ? sheet : undefined;
	const kinds = useMemo(() => shown?.leaflet.flatMap((section) => section.rules.flatMap(({ kind }) => kind ?? [])) ?? [], [shown]);
	const figures = useFigures(context, id, shown?.hash ?? '', kinds);
	if (shown === undefined) return <p class="lazy-wait">{rules.reading}</p>;
	return (
		<>
			<div class="rules-tools">
				<EditCopy key={id} {...context} />
				<button type="button" class="soft-button rules-print" onClick={() => print()}>
					{rules.print}
				</button>
			</div>
			<article class="sheet leaflet" aria-label={rules.label(shown.title)}>
				<h2 class="leaflet-title">{shown.title}</h2>
				{shown.leaflet.map((section) => (
					<section key={section.title}>
						<h3>{section.title}</h3>
						{section.rules.some(({ kind }) => kind !== undefined) ? (
							<>
								<PieceList section={section} figures={figures} context={context} />
								<FigureLegend figures={figures} />
							</>
						) : (
							<RuleList section={section} context={context} />
						)}
					</section>
				))}
				<Exact sheet={shown} />
			</article>
			<Pieces {...context} />
		</>
	);
}

function RuleList({ section, context }: { readonly section: Section; readonly context: Context }): JSX.Element {
	return (
		<>
			{section.rules.map(({ about, texts, places, parts }) => (
				<p key={about ?? ''}>
					{about === undefined ? null : <b>{about}. </b>}
					{texts.join(' ')} <RuleLinks {...context} places={places} parts={parts} about={about} />
				</p>
			))}
		</>
	);
}

interface PieceListProps {
	readonly section: Section;
	readonly figures: Figures;
	readonly context: Context;
}

/** The pieces, each with its picture next to the sentences. */
function PieceList({ section, figures, context }: PieceListProps): JSX.Element {
	const { sets } = context;
	const dark = useDark();
	return (
		<ul class="leaflet-pieces">
			{section.rules.map(({ about, kind, texts, places, parts }) => {
				const drawn = figures.get(kind ?? '');
				return (
					<li key={kind}>
						{drawn === undefined ? (
							<span class="piece-figure" aria-hidden="true" />
						) : (
							<PieceFigure {...drawn} sets={sets.of(drawn.view.family)} dark={dark} />
						)}
						<p>
							<b>{about}</b>
							{texts.join(' ')} <RuleLinks {...context} places={places} parts={parts} about={about} />
						</p>
					</li>
				);
			})}
		</ul>
	);
}

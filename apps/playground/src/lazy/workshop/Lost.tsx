import type { JSX } from 'preact';

/** The information that a conversion loses, or a statement that it loses nothing. */
export function Lost({ lost, whole }: { readonly lost: readonly string[]; readonly whole: string }): JSX.Element {
	if (lost.length === 0) return <p class="workshop-whole">{whole}</p>;
	return (
		<div class="workshop-lost">
			<p>{lost.length === 1 ? 'One rule is lost:' : `${lost.length} rules are lost:`}</p>
			<ul>
				{lost.map((one) => (
					<li key={one}>{one}</li>
				))}
			</ul>
		</div>
	);
}

import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';

export interface FoldProps {
	readonly title: string;
	readonly children: () => ComponentChildren;
}

/** A section of the panel whose content is created when it is opened. */
export function Fold({ title, children }: FoldProps): JSX.Element {
	const [open, set] = useState(false);
	return (
		<details class="workshop-section" onToggle={(event) => set(event.currentTarget.open)}>
			<summary>{title}</summary>
			{open ? <div class="workshop-part">{children()}</div> : null}
		</details>
	);
}

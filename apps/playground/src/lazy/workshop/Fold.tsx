import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';

export interface FoldProps {
	readonly title: string;
	/** Whether the section is open at first. */
	readonly opened?: boolean;
	readonly children: () => ComponentChildren;
}

/** A section of the panel whose content is created when it is opened. */
export function Fold({ title, opened = false, children }: FoldProps): JSX.Element {
	const [open, set] = useState(opened);
	return (
		<details class="workshop-section" open={open} onToggle={(event) => set(event.currentTarget.open)}>
			<summary>{title}</summary>
			{open ? <div class="workshop-part">{children()}</div> : null}
		</details>
	);
}

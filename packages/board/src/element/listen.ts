/** `addEventListener` and `removeEventListener` of an element with events of its own. */
export interface Listen<E extends HTMLElement, Events> {
	<Name extends keyof Events>(
		type: Name,
		listener: (this: E, event: Events[Name]) => void,
		options?: boolean | AddEventListenerOptions,
	): void;
	<Name extends keyof HTMLElementEventMap>(
		type: Name,
		listener: (this: E, event: HTMLElementEventMap[Name]) => void,
		options?: boolean | AddEventListenerOptions,
	): void;
	(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

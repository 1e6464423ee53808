import { Component, provideZonelessChangeDetection, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import type { Arrow, Mark } from '@x/board';
import { Chess } from './chess.js';

@Component({
	selector: 'chess-page',
	imports: [Chess],
	template: `
		<chess-game [arrows]="arrows" [marks]="marks" (played)="played.set($event)" />
		<output>{{ played() }}</output>
	`,
})
class Page {
	protected readonly arrows: readonly Arrow[] = [{ from: 'e2', to: 'e4' }];
	protected readonly marks: readonly Mark[] = [{ cell: 'e4', color: 'red' }];
	protected readonly played = signal('');
}

await bootstrapApplication(Page, { providers: [provideZonelessChangeDetection()] });

/** What a form begins with that nobody knows before it is begun, as schemas say it and plans carry it: the day by the company's clock. */
export interface BeginsToday { is: 'today' }

import Wireflow

/// Makes the app's screens with their dependencies.
struct FerryUIFactory: UIFactory {
  let book: TicketBook

  func departures() -> DeparturesScreen { DeparturesScreen() }
  func tickets() -> TicketsScreen { TicketsScreen(book: book) }
  func cabins(on crossing: Crossing) -> CabinsScreen { CabinsScreen(crossing: crossing) }
  func passenger(in cabin: String) -> PassengerScreen { PassengerScreen(cabin: cabin) }
  func ticket(_ ticket: Ticket) -> TicketScreen { TicketScreen(ticket: ticket) }
}

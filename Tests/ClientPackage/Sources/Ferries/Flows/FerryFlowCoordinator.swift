import Wireflow

/// The app's main flow: departures, which lead into bookings, and tickets.
final class FerryFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  let departures: DeparturesScreen
  private(set) weak var latestBooking: BookingFlowCoordinator?
  private(set) var outcomes: [FlowOutcome<Ticket>] = []
  private let factory: FerryUIFactory
  private let bookingWireframe: (any ApplicationWireframe) -> any ApplicationWireframe

  init(
    wireframe: any ApplicationWireframe, factory: FerryUIFactory,
    bookingWireframe: @escaping (any ApplicationWireframe) -> any ApplicationWireframe
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.factory = factory
    self.bookingWireframe = bookingWireframe
    departures = factory.departures()
  }

  func installUI() {
    let tickets = factory.tickets()
    departures.onCrossingPressed = wire(departures) { flow, departures, crossing in
      flow.book(crossing, from: departures)
    }
    wireframe.install(rootItems: [departures, tickets])
    start(
      TicketsFlowCoordinator(tickets, wireframe: wireframe, factory: factory), owning: tickets)
  }

  private func book(_ crossing: Crossing, from departures: DeparturesScreen) {
    let booking = BookingFlowCoordinator(
      crossing, wireframe: bookingWireframe(wireframe.base), factory: factory)
    latestBooking = booking
    start(booking, from: departures) { flow, outcome in
      flow.outcomes.append(outcome)
      if let ticket = outcome.output { flow.factory.book.add(ticket) }
    }
  }
}

import Wireflow

/// Books a crossing: a passenger, a payment.
///
/// It pushes its screen, and cannot tell whether its wireframe shows it so.
final class BookingFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Ticket>
  private let crossing: Crossing

  init(_ crossing: Crossing, wireframe: any ApplicationWireframe) {
    self.crossing = crossing
    self.wireframe = FlowWireframe(wireframe)
  }

  func start(from sender: any Screen) {
    let passenger = FerryUIFactory().passenger()
    passenger.onPayPressed = wire(passenger) { flow, passenger, name in
      flow.pay(for: name, from: passenger)
    }
    passenger.onLaterPressed = wire(passenger) { flow, passenger in
      flow.wireframe.pop(passenger)
    }
    wireframe.push(passenger, from: sender)
  }

  private func pay(for name: String, from passenger: PassengerScreen) {
    guard !name.isEmpty else {
      wireframe.presentError(BookingError.nameMissing, from: passenger)
      return
    }
    after(.milliseconds(300)) { flow in
      flow.finish(Ticket(crossing: flow.crossing, passenger: name))
    }
  }
}

/// The app's main flow: departures, which lead into bookings.
final class FerryFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private(set) weak var latestBooking: BookingFlowCoordinator?
  private(set) var outcomes: [FlowOutcome<Ticket>] = []

  init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() {
    let departures = FerryUIFactory().departures()
    departures.onCrossingPressed = wire(departures) { flow, departures, crossing in
      flow.book(crossing, from: departures)
    }
    wireframe.install(rootItems: [departures])
  }

  /// Books in a wireframe of the booking's own.
  private func book(_ crossing: Crossing, from departures: DeparturesScreen) {
    let overlay = PolicyWireframe(wireframe.base) { OverlayPolicy(base: $0) }
    let booking = BookingFlowCoordinator(crossing, wireframe: overlay)
    latestBooking = booking
    start(booking, from: departures) { flow, departures, outcome in
      flow.outcomes.append(outcome)
      if let ticket = outcome.output { departures.tickets.append(ticket) }
    }
  }
}

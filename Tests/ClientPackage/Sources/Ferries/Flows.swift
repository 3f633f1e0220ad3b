import Wireflow

/// Books a crossing: a cabin, a passenger, a payment.
///
/// It pushes its screens, and cannot tell whether its wireframe shows them so.
final class BookingFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Ticket>
  private let crossing: Crossing
  private let factory: FerryUIFactory

  init(_ crossing: Crossing, wireframe: any ApplicationWireframe, factory: FerryUIFactory) {
    self.crossing = crossing
    self.wireframe = FlowWireframe(wireframe)
    self.factory = factory
  }

  func start(from sender: any Screen) {
    let cabins = factory.cabins(on: crossing)
    cabins.onCabinPressed = wire(cabins) { flow, cabins, cabin in
      flow.askForPassenger(in: cabin, from: cabins)
    }
    cabins.onLaterPressed = wire(cabins) { flow, cabins in
      flow.wireframe.pop(cabins)
    }
    wireframe.push(cabins, from: sender)
  }

  private func askForPassenger(in cabin: String, from cabins: CabinsScreen) {
    let passenger = factory.passenger(in: cabin)
    passenger.onPayPressed = wire(passenger) { flow, passenger, name, cabin in
      flow.pay(for: name, in: cabin, from: passenger)
    }
    wireframe.push(passenger, from: cabins)
  }

  private func pay(for name: String, in cabin: String, from passenger: PassengerScreen) {
    guard !name.isEmpty else {
      wireframe.presentError(BookingError.nameMissing, from: passenger)
      return
    }
    after(.milliseconds(300)) { flow in
      flow.finish(Ticket(crossing: flow.crossing, cabin: cabin, passenger: name))
    }
  }
}

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
    departures.onCrossingPressed = wire(departures) { flow, departures, crossing in
      flow.book(crossing, from: departures)
    }
    wireframe.install(rootItems: [departures, factory.tickets()])
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

/// Makes the app's screens with their dependencies.
struct FerryUIFactory: UIFactory {
  let book: TicketBook

  func departures() -> DeparturesScreen { DeparturesScreen() }
  func tickets() -> TicketsScreen { TicketsScreen(book: book) }
  func cabins(on crossing: Crossing) -> CabinsScreen { CabinsScreen(crossing: crossing) }
  func passenger(in cabin: String) -> PassengerScreen { PassengerScreen(cabin: cabin) }
}

extension ApplicationController {
  /// Creates the app; its bookings may have another wireframe than the rest.
  convenience init(
    stage: Stage,
    bookingWireframe: @escaping (any ApplicationWireframe) -> any ApplicationWireframe
  ) {
    let wireframe = TabBarWireframe(stage: stage)
    self.init(
      wireframe: wireframe,
      mainFlow: FerryFlowCoordinator(
        wireframe: wireframe, factory: FerryUIFactory(book: TicketBook()),
        bookingWireframe: bookingWireframe))
  }
}

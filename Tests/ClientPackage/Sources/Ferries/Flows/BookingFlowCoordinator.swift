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

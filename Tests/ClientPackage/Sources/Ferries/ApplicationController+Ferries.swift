import Wireflow

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

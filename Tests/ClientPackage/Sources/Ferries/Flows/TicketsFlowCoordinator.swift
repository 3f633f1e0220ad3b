import Wireflow

/// Shows tickets, and takes them back.
final class TicketsFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let tickets: TicketsScreen
  private let factory: FerryUIFactory

  init(
    _ tickets: TicketsScreen, wireframe: any ApplicationWireframe, factory: FerryUIFactory
  ) {
    self.tickets = tickets
    self.wireframe = FlowWireframe(wireframe)
    self.factory = factory
  }

  func start(from sender: any Screen) {
    tickets.onTicketPressed = wire(tickets) { flow, tickets, ticket in
      flow.show(ticket, from: tickets)
    }
  }

  private func show(_ ticket: Ticket, from tickets: TicketsScreen) {
    let screen = factory.ticket(ticket)
    screen.onReturnPressed = wire(screen) { flow, screen in
      flow.confirmReturn(from: screen)
    }
    wireframe.push(screen, from: tickets)
  }

  private func confirmReturn(from screen: TicketScreen) {
    let question = AlertContent(
      title: "Return ticket?", style: .actionSheet,
      actions: [.init("Return", role: .destructive), .init("Keep", role: .cancel)])
    wireframe.presentAlert(
      question, from: screen,
      onAnswer: wire(screen) { flow, screen, answer in
        guard answer?.role == .destructive else { return }
        flow.factory.book.remove(screen.ticket)
        flow.wireframe.pop(screen)
      })
  }
}

import Wireflow

/// The differences from other frameworks that have code.
extension AnswersFlowCoordinator {
  func goHome() {
    let order = PlainScreen("Order 7")
    wireframe.push(order, from: home)
    wireframe.presentModally(PlainScreen("Help"), from: order)
    wireframe.returnToRoot()
  }

  func logIn() {
    let logIn = orders
    wireframe.replace(logIn, with: PlainScreen("Profile"))
  }

  func takeTour() {
    let flow = TourFlowCoordinator(wireframe: wireframe)
    start(flow, from: home)
    wireframe.push(PlainScreen("Ticket"), from: flow.tour)
    flow.finish()
  }

  func closeMap() {
    let flow = TourFlowCoordinator(wireframe: wireframe)
    start(flow, from: home)
    flow.wireframe.presentModally(PlainScreen("Map"), from: flow.tour)
    wireframe.presentModally(PlainScreen("Reminder"))
    flow.wireframe.dismissAll()
    wireframe.stage.submit(.dismissAll)
  }

  func buy() {
    start(PaymentFlowCoordinator(wireframe: wireframe), from: home) { flow, _ in
      flow.wireframe.push(PlainScreen("Receipt"), from: flow.home)
    }
    wireframe.stage.perform(.tap("Pay"))
  }

  func showNews() {
    wireframe.presentAlert(AlertContent(title: "News"), from: home)
    remind()
    wireframe.push(PlainScreen("Order 7"), from: home)
  }

  func keepDraft() {
    write()
    showOrder()
    wireframe.stage.perform(.choose("Keep"))
  }

  func sessionExpired() {
    write()
    wireframe.batch {
      start(SignInFlowCoordinator(wireframe: wireframe))
      wireframe.install(rootItems: [PlainScreen("Welcome")])
    }
  }

  private func write() {
    start(DraftFlowCoordinator(wireframe: wireframe), from: home)
    wireframe.stage.perform(.tap("Write"))
  }

  func showNextNote() {
    let (note, next) = (PlainScreen("Note 1"), PlainScreen("Note 2"))
    wireframe.presentModally(note, from: home)
    wireframe.transaction {
      wireframe.dismiss(note)
      wireframe.presentModally(next, from: home)
    }
  }
}

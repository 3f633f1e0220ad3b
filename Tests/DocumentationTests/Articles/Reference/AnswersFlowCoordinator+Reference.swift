import Wireflow

extension AnswersFlowCoordinator {
  func readMessage() {
    let folder = PlainScreen("Folder")
    wireframe.push(folder, from: home)
    let message = PlainScreen("Message")
    wireframe.showDetail(message, from: folder)
    wireframe.push(PlainScreen("Subfolder"), from: folder)
    wireframe.replace(message, with: PlainScreen("Next message"))
    wireframe.popToRoot(of: home)
  }

  func receiveLinks(in app: ApplicationController) {
    app.onOpen = { [weak self] url in
      guard let self else { return false }
      let order = PlainScreen(url)
      return wireframe.showPlace([order], in: orders) == .committed
    }
    app.onOpenAtWall = { url in url.hasPrefix("login/") }
  }

  func openHelp() {
    let order = PlainScreen("Order 7")
    wireframe.push(order, from: home)
    wireframe.presentModally(PlainScreen("Help"), from: order)
    wireframe.popToRoot(of: home)
  }

  func remindInTheTour() {
    let flow = TourFlowCoordinator(wireframe: wireframe)
    start(flow, from: home)
    wireframe.presentModally(PlainScreen("Reminder"), from: flow.tour)
    flow.finish()
  }

  func prepareOrder() {
    wireframe.push(PlainScreen("Order 7"), from: orders)
  }

  func startTwice() {
    let flow = TourFlowCoordinator(wireframe: wireframe)
    start(flow, from: home)
    start(flow, from: flow.tour) { main, _, outcome in
      main.home.hasChanges = outcome.output == nil
    }
  }
}

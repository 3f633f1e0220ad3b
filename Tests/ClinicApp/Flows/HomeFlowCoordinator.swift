import Wireflow

/// The flow from home to news, prescriptions, results and the waiting room.
@MainActor
final class HomeFlowCoordinator: ClinicCoordinator<Void> {
  override func start(from sender: any Screen) {
    guard let home = sender as? HomeScreen else { return }
    fill(home) { flow, home in
      flow.texts.row("News") { flow.showNews(from: home) }
      flow.texts.row("Prescriptions") {
        flow.needLogin(from: home) { $0.showPrescriptions(from: home) }
      }
      flow.texts.row("Results") { flow.needLogin(from: home) { $0.showResults(from: home) } }
      flow.texts.button("Enter the waiting room") { flow.wait(from: home) }
      if flow.clinic.bug == .unsteady, flow.services.number.isMultiple(of: 2) {
        flow.texts.button("Sort") { flow.wireframe.announce("Sort") }
      }
    }
  }

  private func showNews(from sender: any Screen) {
    start(NewsFlowCoordinator(wireframe: wireframe, clinic: clinic), from: sender)
  }

  /// Shows the news that were open when the app was ended.
  func restoreNews(on home: HomeScreen) {
    guard services.openNews > 0 else { return }
    start(NewsFlowCoordinator(wireframe: wireframe, clinic: clinic), from: home)
  }

  /// Does something once the user is logged in.
  private func needLogin(
    from sender: any Screen, _ body: @escaping @MainActor (HomeFlowCoordinator) -> Void
  ) {
    if services.isLoggedIn { return body(self) }
    start(LoginFlowCoordinator(wireframe: wireframe, clinic: clinic), from: sender) {
      flow, outcome in
      guard case .finished = outcome else { return }
      if flow.clinic.bug != .forgetfulLogin { body(flow) }
    }
  }

  private func showPrescriptions(from sender: any Screen) {
    let list = make(PrescriptionListScreen.self, "Prescriptions") { flow, list in
      ScreenContent.Rows((1...3).map { $0 }, id: { "prescription \($0)" }) { number in
        ScreenContent.Row("Prescription \(number)") {
          flow.showPrescription(number, from: list)
        }
      }
    }
    wireframe.push(list, from: sender)
  }

  private func showPrescription(_ number: Int, from sender: any Screen) {
    let screen = make(
      PrescriptionScreen.self, "Prescription", data: "Prescription \(number)"
    ) { flow, screen in
      ScreenContent.Text("Refills: \(flow.services.refills)")
      flow.texts.button("Refill") { flow.refill(from: screen) }
    }
    wireframe.push(screen, from: sender)
  }

  /// Orders a refill, of which the third needs a doctor.
  private func refill(from sender: any Screen) {
    guard services.refills < 2 else {
      return ask("See your doctor first", ["OK"], from: sender) { _, _ in }
    }
    let order = RefillOrder()
    let screen = make(RefillScreen.self, "Refill") { flow, screen in
      flow.texts.choice("Pharmacy", options: ["North", "South"], selected: order.pharmacy) {
        order.pharmacy = $0
      }
      flow.texts.toggle("Express", isOn: order.isExpress) { order.isExpress = $0 }
      flow.texts.button("Order") {
        flow.services.refills += 1
        flow.wireframe.dismiss(screen)
      }
      .disabled(order.pharmacy == nil)
    }
    wireframe.presentModally(screen, from: sender)
  }

  func showResults(from sender: any Screen) {
    let list = make(ResultListScreen.self, "Results") { flow, list in
      ScreenContent.Rows((1...20).map { $0 }, id: { "result \($0)" }) { number in
        ScreenContent.Row("Result \(number)") {
          flow.showResult(number, from: list)
        }
      }
    }
    wireframe.push(list, from: sender)
  }

  private func showResult(_ number: Int, from sender: any Screen) {
    let screen = make(
      ResultScreen.self, "Result", data: "Result \(number)"
    ) { flow, screen in
      flow.texts.button("Share") {
        flow.ask("Share the result", style: .actionSheet, ["By letter", "Cancel"], from: screen) {
          flow, answer in
          guard answer == "By letter", flow.clinic.bug != .idleSheet else { return }
          flow.wireframe.announce("The letter is on its way")
        }
      }
    }
    wireframe.push(screen, from: sender)
  }

  private func wait(from sender: any Screen) {
    let room = make(WaitingRoomScreen.self, "Waiting room") { flow, room in
      ScreenContent.Text("The doctor will call")
      flow.texts.button("Leave the waiting room") { flow.wireframe.dismiss(room) }
    }
    wireframe.presentModally(room, from: sender)
    after(.seconds(30), on: room) { flow, room in
      flow.wireframe.dismiss(room)
      flow.clinic.call()
    }
  }
}

/// An order that is not sent yet.
@MainActor
private final class RefillOrder {
  var pharmacy: String?
  var isExpress = false
}

/// The flow through the news, which a restart brings back.
@MainActor
final class NewsFlowCoordinator: ClinicCoordinator<Void> {
  override func start(from sender: any Screen) {
    let open = services.openNews
    let list = make(NewsListScreen.self, "News") { flow, list in
      ScreenContent.Rows((1...6).map { $0 }, id: { "news \($0)" }) { number in
        ScreenContent.Row("Story \(number)") {
          flow.showArticle(number, from: list)
        }
      }
    }
    wireframe.push(list, from: sender)
    services.openNews = 1
    onLeave(of: list) { flow, _ in flow.services.openNews = 0 }
    if open > 1 { showArticle(open - 1, from: list) }
  }

  private func showArticle(_ number: Int, from sender: any Screen) {
    let article = make(
      ArticleScreen.self, "Story", data: "Story \(number)"
    ) { flow, _ in
      ScreenContent.Text("Wash your hands")
    }
    wireframe.push(article, from: sender)
    services.openNews = clinic.bug == .lossyRestart ? 1 : number + 1
    onLeave(of: article) { flow, _ in flow.services.openNews = min(flow.services.openNews, 1) }
  }
}

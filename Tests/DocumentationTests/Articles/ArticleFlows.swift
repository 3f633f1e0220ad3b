import Observation
import Wireflow

@MainActor final class CourtsFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() {
    let courts = CourtsScreen()
    courts.onReservePressed = wire(courts) { flow, courts, court, length in
      flow.wireframe.presentAlert(
        AlertContent(
          title: "\(court.name) is yours", message: "For \(length)."),
        from: courts)
    }
    wireframe.install(rootItems: [courts])
  }
}

struct Court: Hashable {
  let name: String
  let surface: String
}

@MainActor final class LendingFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() {
    let shelf = PlainScreen("Shelf", options: ["Filter", "Return a book", "Emma", "Persuasion"])
    shelf.onChosen = wire(shelf) { flow, shelf, option in flow.follow(option, from: shelf) }
    wireframe.install(rootItems: [shelf])
  }

  private func follow(_ option: String, from shelf: any Screen) {
    switch option {
    case "Filter": wireframe.show(ShelfFilterScreen(), from: shelf)
    case "Return a book": returnBook(from: shelf)
    default: wireframe.showDetail(PlainScreen(option), from: shelf)
    }
  }

  private func returnBook(from shelf: any Screen) {
    let returning = ReturnScreen()
    returning.onDonePressed = wire(returning) { flow, returning in
      flow.wireframe.dismiss(returning)
    }
    wireframe.presentModally(returning, from: shelf)
  }
}

@MainActor final class RadioFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() {
    let stations = PlainScreen("Stations", options: ["Jazz", "News"])
    stations.onChosen = wire(stations) { flow, stations, name in
      flow.start(StationFlowCoordinator(wireframe: flow.wireframe, name: name), from: stations)
    }
    wireframe.install(rootItems: [stations])
  }
}

@MainActor final class CheckoutFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private var isOffline = true
  init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() {
    let basket = PlainScreen("Basket", options: ["Pay", "Send the receipt"])
    basket.onChosen = wire(basket) { flow, basket, option in
      if option == "Pay" { flow.pay(from: basket) } else { flow.sendReceipt(from: basket) }
    }
    wireframe.install(rootItems: [basket])
  }

  func charge() async throws {
    try await wireframe.sleep(for: .seconds(1))
    throw PaymentError.declined
  }

  func send() throws(PaymentError) {
    defer { isOffline = false }
    if isOffline { throw .offline }
  }
}

@Observable @MainActor final class WeatherScreen: Screen {
  let title: String
  var report: String?
  var isOld = false
  init(_ title: String) { self.title = title }

  var content: ScreenContent {
    if let report { Text(report) } else { Progress("Loading") }
    if isOld { Text("This report is old.") }
  }
}

@MainActor final class WeatherFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  var visits = 0
  init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() {
    let cities = PlainScreen("Cities", options: ["Oslo", "Storms"])
    cities.onChosen = wire(cities) { flow, cities, option in
      if option == "Storms" {
        flow.watchStorms(from: cities)
      } else {
        flow.showWeather(in: option, from: cities)
      }
    }
    wireframe.install(rootItems: [cities])
  }

  /// Starts to listen to a service that warns after five seconds.
  private func watchStorms(from cities: PlainScreen) {
    let (warnings, service) = AsyncStream.makeStream(of: String.self)
    start(StormFlowCoordinator(wireframe: wireframe, warnings: warnings), from: cities)
    after(.seconds(5)) { _ in service.yield("A storm is coming") }
  }

  /// A service that takes two seconds.
  func loadReport(of city: String) async throws -> String {
    try await wireframe.sleep(for: .seconds(2))
    return "Rain in \(city)"
  }
}

/// Makes wireframes of policies as the article shows it, and returns a layer with cards.
@MainActor func makeCardsOnAShelf(on stage: Stage) -> any ApplicationWireframe {
  let shelf = WireframeContainer(
    name: "shelf", rootNavigation: .sidebar,
    modalStyle: WireframeContainer.regularModalStyle)
  let wireframe = PolicyWireframe(
    stage: stage, policy: ContainerPolicy(shelf))
  let cards = PolicyWireframe(stage: stage, policy: CardsPolicy())
  let layer = PolicyWireframe(wireframe) { CardsPolicy(base: $0) }
  return stage === cards.stage ? layer : cards
}

/// Shows a message in a column of its own, or on top of its list.
struct MailPolicy: WireframePolicy {
  let base: any WireframePolicy

  func translate(
    _ request: NavigationRequest, in state: StageState
  ) -> Translation {
    guard case .adapt(.compact, nil) = request,
      case .request(let adapt) = base.translate(request, in: state)
    else { return base.translate(request, in: state) }
    let moves: [NavigationRequest] = state.rootScreens.compactMap { root in
      let detail = state.detail(beside: root)
      return detail.isEmpty
        ? nil : .setStack(state.stack(of: root) + detail, of: root)
    }
    return .requests([adapt] + moves)
  }
}

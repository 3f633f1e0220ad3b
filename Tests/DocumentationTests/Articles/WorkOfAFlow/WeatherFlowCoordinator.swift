import Observation
import Wireflow

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
  private var visits = 0
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

  func showWeather(in city: String, from sender: any Screen) {
    let weather = WeatherScreen(city)
    wireframe.push(weather, from: sender)
    task(on: weather) { flow, weather in
      weather.report = try await flow.loadReport(of: city)
      flow.wireframe.announce("Report loaded")
    }
    after(.seconds(30), on: weather) { flow, weather in
      weather.isOld = true
      flow.wireframe.presentAlert(
        AlertContent(title: "This report is old"), from: weather)
    }
    onLeave(of: weather) { flow, _ in flow.visits += 1 }
  }

  /// Starts to listen to a service that warns after five seconds.
  private func watchStorms(from cities: PlainScreen) {
    let (warnings, service) = AsyncStream.makeStream(of: String.self)
    start(StormFlowCoordinator(wireframe: wireframe, warnings: warnings), from: cities)
    after(.seconds(5)) { _ in service.yield("A storm is coming") }
  }

  /// A service that takes two seconds.
  private func loadReport(of city: String) async throws -> String {
    try await wireframe.sleep(for: .seconds(2))
    return "Rain in \(city)"
  }
}

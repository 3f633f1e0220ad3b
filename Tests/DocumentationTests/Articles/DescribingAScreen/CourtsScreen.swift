import Observation
import Wireflow

struct Court: Hashable {
  let name: String
  let surface: String
}

@Observable @MainActor final class CourtsScreen: RootLevelRepresentable {
  let title = "Courts"
  let courts = [
    Court(name: "Court 1", surface: "clay"),
    Court(name: "Court 2", surface: "grass"),
  ]
  var onReservePressed: ((Court, String) -> Void)?
  private var (name, length, hasLight) = ("", "1 hour", false)
  private var chosen: Court?

  var rootLevelRepresentation: RootLevelRepresentation {
    .init(title: title)
  }

  var content: ScreenContent {
    Image("court", alternative: "A tennis court")
    Text("Choose a court for today.")
    Field("Name", text: name, samples: ["Ada"]) { self.name = $0 }
    Choice("Length", options: ["1 hour", "2 hours"], selected: length) {
      self.length = $0
    }
    Toggle("Floodlight", isOn: hasLight) { self.hasLight = $0 }
    Rows(courts, id: \.name) { court in
      Row(court.name, subtitle: court.surface) { self.chosen = court }
    }
    if let chosen {
      Button("Reserve \(chosen.name)", role: .primary) {
        self.onReservePressed?(chosen, self.length)
      }
      .id("Reserve").disabled(name.isEmpty)
    }
  }
}

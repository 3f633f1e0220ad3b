package import Wireflow

/// A screen with all kinds of elements to fill in, tap and choose.
@MainActor
package final class FormScreen: Screen, ModallyPresentable, RootLevelRepresentable {
  package let title: String
  package var name = ""
  package var password = ""
  package var isRemembered = false
  package var size: String?
  package var taps: [String] = []
  package let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .cancel
  package var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  package init(_ title: String) {
    self.title = title
  }

  package var content: ScreenContent {
    Text("Fill this in")
    Field("Name", text: name, samples: [.init("short name", value: "Ada")]) { self.name = $0 }
    Field(
      "Password", text: password, privacy: .secure,
      samples: ["wrong", .init("the right one", value: "sesame")]
    ) { self.password = $0 }
    Toggle("Remember me", isOn: isRemembered) { self.isRemembered = $0 }
    Choice("Size", options: ["S", "M"], selected: size) { self.size = $0 }
    Row("Terms")
    Button("Send") { self.taps.append("first") }
    Button("Send", role: .primary) { self.taps.append("second") }
  }
}

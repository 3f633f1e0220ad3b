import Observation
package import Wireflow

/// A screen with rows and buttons that tests set.
@MainActor
package final class PageScreen: Screen, ModallyPresentable, RootLevelRepresentable {
  package let title: String
  package var rows: [(title: String, action: () -> Void)] = []
  package var allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done
  package var preferredModalStyle: ModalStyle = .automatic
  package var onDismissalAttempt: (() -> Void)?
  package var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  package init(_ title: String) { self.title = title }

  package func dismissWasAttempted() { onDismissalAttempt?() }

  package var content: ScreenContent { for row in rows { Row(row.title, action: row.action) } }
}

/// A letter with a text of several lines.
@Observable
@MainActor
package final class DraftScreen: RootLevelRepresentable {
  package let title = "Draft"
  package var subject = ""
  package var message: String
  /// The messages sent.
  package private(set) var sent: [String] = []

  package init(_ message: String = "") { self.message = message }

  package var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
  package var content: ScreenContent {
    Field("Subject", text: subject) { self.subject = $0 }
    Field(
      "Message", text: message, prompt: "Your words", lines: 3...5,
      samples: ["Dear Ada,\nsee you."], submit: { self.sent.append(self.message) },
      set: { self.message = $0 })
    Button("Discard") { self.message = "" }
  }
}

/// An app with one screen.
@MainActor
package final class OneScreenFlow: MainFlowCoordinator {
  package let wireframe: FlowWireframe<Void>
  private let screen: any RootLevelRepresentable

  package init(_ wireframe: any ApplicationWireframe, showing screen: any RootLevelRepresentable) {
    self.wireframe = FlowWireframe(wireframe)
    self.screen = screen
  }

  package func installUI() { wireframe.install(rootItems: [screen]) }
}

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

  package init(_ title: String) { self.title = title }

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

/// A screen that can be observed, and counts how often it is asked.
@Observable
@MainActor
package final class ObservedScreen: RootLevelRepresentable {
  package let title: String
  package var text = "0"
  package var badge: String?
  @ObservationIgnored package var rows = 0
  @ObservationIgnored package private(set) var readings = 0

  package init(_ title: String) { self.title = title }

  package var rootLevelRepresentation: RootLevelRepresentation { .init(title: title, badge: badge) }

  package var content: ScreenContent {
    readings += 1
    return ScreenContent(
      elements: [.text(Text(text)), .button(Button("Add") { self.text += "!" })]
        + (0..<rows).map { .row(Row("Row \($0)") {}) })
  }
}

/// A mailbox, whose rows have actions.
@Observable
@MainActor
package final class MailboxScreen: RootLevelRepresentable {
  package let title = "Inbox"
  package var mails: [String]
  /// True to list the mails as a long list.
  package let isLong: Bool
  /// The effects of the user's actions.
  package var done: [String] = []

  package init(_ mails: [String] = ["Hello", "Invoice"], isLong: Bool = false) {
    (self.mails, self.isLong) = (mails, isLong)
  }

  package var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
  package var content: ScreenContent {
    if isLong {
      Rows(mails, id: \.self) { self.row($0) }
    } else {
      for mail in mails { row(mail) }
    }
    Row("Trash").menu { Button("Empty") { self.done.append("empty") } }
    Button("Archive") { self.done.append("archive all") }
  }

  private func row(_ mail: String) -> ScreenContent.Row {
    Row(mail, subtitle: "Ada") { self.done.append("open \(mail)") }
      .swipe {
        Button("Archive") { self.archive(mail) }
        Button("Delete", role: .destructive) { self.done.append("delete \(mail)") }
          .disabled(mail == "Invoice")
      }
      .swipe(.leading) { Button("Unread") { self.done.append("unread \(mail)") } }
      .menu { Button("Reply") { self.done.append("reply \(mail)") }.id("reply") }
  }

  private func archive(_ mail: String) {
    done.append("archive \(mail)")
    mails.removeAll { $0 == mail }
  }
}

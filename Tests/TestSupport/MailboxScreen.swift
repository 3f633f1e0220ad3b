import Observation
package import Wireflow

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

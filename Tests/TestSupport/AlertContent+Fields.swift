package import Wireflow

extension AlertContent {
  /// An alert with a field, and an answer that is disabled while the field is empty.
  package static let rename = AlertContent(
    title: "Rename", fields: [.init("Name", samples: ["Ada"])],
    actions: [
      .init("Rename", id: "rename", needsText: true), .init("Cancel", id: "cancel", role: .cancel),
    ])

  /// An alert with a secure field.
  package static let unlock = AlertContent(
    title: "Unlock",
    fields: [
      .init(
        "PIN", privacy: .secure, keyboard: .number, samples: [.init("the right PIN", value: "2468")]
      )
    ],
    actions: [
      .init("Unlock", id: "unlock", needsText: true), .init("Cancel", id: "cancel", role: .cancel),
    ])
}

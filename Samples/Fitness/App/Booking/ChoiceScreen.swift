import Wireflow

/// A screen that lets the member choose an activity, a subcategory or a trainer.
///
/// From Holubieva's `ChooseActivityTypeViewController`, which serves all three in all flows.
@MainActor
final class ChoiceScreen<Option: Choosable>: RootLevelRepresentable, AppointmentsListOffering {
  let title: String
  var onSelected: ((Option) -> Void)?
  var onShowAppointmentsList: (() -> Void)?

  private let options: [Option]

  init(title: String, options: [Option]) {
    self.title = title
    self.options = options
  }

  var rootLevelRepresentation: RootLevelRepresentation {
    RootLevelRepresentation(title: title, id: title, imageName: "list_icon")
  }

  var content: ScreenContent {
    for option in options {
      Row(option.displayableString, subtitle: option.explanation) { self.onSelected?(option) }
    }
    appointmentsListButton
  }
}

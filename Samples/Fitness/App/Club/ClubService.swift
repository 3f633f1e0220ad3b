/// Knows what the club offers.
@MainActor
protocol ClubService: AnyObject {
  /// The kinds of an activity; those of all others for any.
  func subcategories(of activity: ActivityType) -> [Subcategory]
}
